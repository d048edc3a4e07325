import { Icon } from '#app/ui/icon.tsx';
import { navigation } from '#content/navigation.ts';
import { say } from '#content/say.ts';

type ServicesMenuProps = { linkClass: string };

/** From `lg` a button with a panel of three to nine cards; on narrower screens a plain link to all services. */
export function ServicesMenu({ linkClass }: ServicesMenuProps) {
  return (
    <li data-services="" className="services-item">
      <a href="/services" className={`${linkClass} lg:hidden!`}>
        {say('Services')}
      </a>
      <button
        type="button"
        // Safari focuses a tapped button only when it has a tabindex, and focus is what opens the panel without a
        // script.
        tabIndex={0}
        aria-expanded="false"
        aria-controls="services-panel"
        className={`${linkClass} hidden! gap-1.5 lg:inline-flex!`}
      >
        {say('Services')}
        <Icon name="chevron" className="transition-transform in-data-open:rotate-180" />
      </button>
      <div
        id="services-panel"
        className="services-panel pointer-events-auto absolute inset-x-[max(var(--pull)+var(--spacing-gutter),2rem)] hidden lg:block"
      >
        <div className="max-h-[calc(100svh-7rem)] overflow-y-auto rounded-xl bg-foam p-3 shadow-float">
          <ul className={`grid gap-1 ${navigation.services.length === 4 ? 'grid-cols-2' : 'grid-cols-3'}`}>
            {navigation.services.map((service) => (
              <li key={`${service.to} ${service.title}`}>
                <a
                  href={service.to}
                  className="group/card flex h-full gap-4 rounded-lg p-4 transition-colors hover:bg-mist focus-visible:outline-offset-[-3px]"
                >
                  <span aria-hidden="true" className="text-2xl leading-none">
                    {service.emoji}
                  </span>
                  <span>
                    <span className="display block text-lg leading-tight tracking-title">
                      {service.title}
                    </span>
                    <span className="mt-1 block text-balance text-ink-soft text-sm leading-snug">
                      {service.description}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <a
            href="/services"
            className="mt-2 flex items-center justify-between rounded-lg bg-sand px-5 py-3.5 font-semibold text-sm transition-colors hover:bg-sand-deep"
          >
            {say('See all services side by side')}
            <Icon name="arrow" />
          </a>
        </div>
      </div>
    </li>
  );
}
