import type { LinksView } from '#app/pages/booking/view.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { BookingManageText } from '#content/schema/booking-manage.ts';

type AddToCalendarProps = {
  /** The one thing to do next: the file for any calendar comes first, and dark. */
  main?: boolean;
  links: LinksView;
  labels: Pick<BookingManageText['labels'], 'add' | 'google' | 'outlook' | 'outlookWork' | 'file'>;
};

// Two in a row on a phone, where the icons go for it.
const look = { tone: 'outline', size: 'sm', className: 'max-sm:px-2 max-sm:[&>svg]:hidden' } as const;

/** Links that add the call to the visitor’s calendar. */
export function AddToCalendar({ main = false, links, labels }: AddToCalendarProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{labels.add}</legend>
      <p className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {(['google', 'outlook', 'outlookWork'] as const).map((where) => {
          const href = links[where];
          return (
            href && (
              <LinkButton key={where} href={href} {...look} icon="arrow-out" newTab>
                {labels[where]}
              </LinkButton>
            )
          );
        })}
        <LinkButton
          href={links.file}
          {...look}
          {...(main && { tone: 'ink', className: 'order-first max-sm:px-2 max-sm:[&>svg]:hidden' })}
          icon="calendar"
          download
        >
          {labels.file}
        </LinkButton>
      </p>
    </fieldset>
  );
}
