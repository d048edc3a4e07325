import { consent } from '#content/consent.ts';
import { storage } from '#content/legal/storage.ts';
import { say } from '#content/say.ts';
import { type StorageCategory, storageCategories } from '#content/schema/legal.ts';
import { shore } from '#content/shore.ts';
import { categoryNames } from './category-names.ts';

/** The choice by category. The switch comes alive with its island; without scripts there is nothing to switch. */
export function CookieSettings() {
  return (
    <div
      id="settings"
      data-island="cookie-choices"
      data-load="idle"
      className="group/choices mt-8 rounded-xl bg-foam p-5 shadow-line sm:p-8"
    >
      <h3 className="text-xl">{say('Your settings')}</h3>
      <p className="mt-2 hidden text-sm noscript:block">
        {say(
          'Scripts are off in your browser, so nothing optional is stored and there is nothing to switch.',
        )}
      </p>
      <p data-choice-signal hidden className="mt-3 max-w-[40em] rounded-md bg-mist p-4 text-sm">
        {consent.signal}
      </p>
      <ul className="mt-4">
        {storageCategories.map((category) => (
          <Category key={category} category={category} />
        ))}
      </ul>
      <p
        data-choice-answer
        aria-live="polite"
        className="mt-3 min-h-6 font-medium sm:-mb-3 text-sm text-success"
      />
    </div>
  );
}

function Category({ category }: { category: StorageCategory }) {
  const keys = storage.filter((entry) => entry.category === category).map((entry) => entry.name);
  // A choice of colours is switched where it is made, at the end of each page.
  const chosen = category === 'functional';
  const optional = category !== 'essential' && !chosen && keys.length > 0;
  const Row = optional ? 'label' : 'div';
  return (
    <li className="border-sand-deep border-t">
      <Row className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-6 py-3">
        <span>
          <span className="block font-semibold">{say(categoryNames[category])}</span>
          {keys.length > 0 && (
            <code className="block wrap-anywhere font-mono text-ink-soft text-xs leading-relaxed">
              {keys.join(', ')}
            </code>
          )}
        </span>
        {optional ? (
          <Switch category={category} />
        ) : (
          <span className="text-ink-soft text-sm">
            {chosen && (
              <a href="#tide" className="link">
                {shore.palette.title}
              </a>
            )}
            {!chosen && say(keys.length > 0 ? 'Always on' : 'None in use')}
          </span>
        )}
      </Row>
    </li>
  );
}

function Switch({ category }: { category: StorageCategory }) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states by itself whether it is on
      role="switch"
      name={category}
      data-choice
      className="invisible relative h-8 w-14 appearance-none rounded-pill bg-edge transition-colors before:absolute before:top-1 before:left-1 before:size-6 before:rounded-pill before:bg-foam before:transition-transform checked:bg-tide checked:before:translate-x-6 disabled:opacity-60 group-data-alive/choices:visible"
    />
  );
}
