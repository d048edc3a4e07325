import { LinkButton } from '#app/ui/button.tsx';
import type { BookingManageText } from '#content/schema/booking-manage.ts';
import type { LinksView } from './view.ts';

type AddToCalendarProps = {
  links: LinksView;
  labels: Pick<BookingManageText['labels'], 'add' | 'google' | 'outlook' | 'outlookWork' | 'file'>;
};

/** Links that add the call to the visitor’s calendar. */
export function AddToCalendar({ links, labels }: AddToCalendarProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{labels.add}</legend>
      <p className="flex flex-wrap gap-2.5">
        {(['google', 'outlook', 'outlookWork'] as const).map((where) => {
          const href = links[where];
          return (
            href && (
              <LinkButton key={where} href={href} tone="ink" size="sm" icon="arrow-out" newTab>
                {labels[where]}
              </LinkButton>
            )
          );
        })}
        <LinkButton href={links.file} tone="ink" size="sm" icon="calendar" download>
          {labels.file}
        </LinkButton>
      </p>
    </fieldset>
  );
}
