import { useEditor } from './editor-context.ts';

/** What no control fits travels along unseen. */
export function KeptControl({ name }: { name: string }) {
  const { entries } = useEditor();
  return <input type="hidden" name={name} value={entries.get(name) ?? ''} />;
}
