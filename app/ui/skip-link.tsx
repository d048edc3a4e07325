import { say } from '#content/say.ts';
/** The first stop of the keyboard on every page: past the header to the content. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-60 rounded-pill bg-ink px-6 py-3 font-semibold text-chalk not-focus:sr-only"
    >
      {say('Skip to the content')}
    </a>
  );
}
