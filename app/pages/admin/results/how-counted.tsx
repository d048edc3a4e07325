import { Icon } from '#app/ui/icon.tsx';

/** What the figures mean, and how far they can be trusted. */
export function HowCounted() {
  return (
    <details className="mt-10 max-w-[49rem]">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold">
        How this is counted
        <Icon name="chevron" />
      </summary>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm">
        <li>
          A visit starts when somebody comes to a public page from elsewhere; the pages they read next belong
          to it. Somebody who returns later is a new visit, since nobody is remembered. Visits are kept only
          as daily totals, without cookies, so they are right whatever visitors answer to the banner.
        </li>
        <li>
          Programs are left out if they say what they are, or behave as no browser does. Those that pretend to
          be a browser are counted, at most 200 a day from one network. Your own team is left out while signed
          in. A page that a search engine has preloaded on somebody’s phone is missed.
        </li>
        <li>
          A source or campaign gets its own name once visitors from five networks have come through it, or
          once you have entered its cost; until then it is part of ‘All others’. So a link made for one person
          never shows that person.
        </li>
        <li>
          Enquiries, calls and clients are counted from the lists as they are now. Spam and quarantine are
          left out, and releasing or erasing somebody changes the figures. ‘Not known’ are people who did not
          accept cookies and read other pages before they wrote; they may have come by any of the ways listed.
        </li>
        <li>
          Calls count on the day they were booked, unless they were called off. Clients and pounds count on
          the day on which you marked somebody as won, for what first told where they came from. Costs are
          spread evenly over their month. Weeks begin on Monday, by the clocks of London.
        </li>
      </ul>
    </details>
  );
}
