/** A note as the demo writes it; every one of them is invented, and says so. */
export type SampleNote = {
  title: string;
  name: string;
  summary: string;
  author: string;
  /** How many days ago it was written. */
  daysAgo: number;
  body: string;
  description: string;
};

export const sampleNotes: readonly SampleNote[] = [
  {
    title: 'The enquiry form that lost four fields and nothing else',
    name: 'four-fields-fewer',
    summary:
      'A heating firm asked eleven questions before anybody could ask for a visit. We took four away and counted for eight weeks.',
    author: 'Web designer',
    daysAgo: 9,
    description:
      'What happened when a heating firm’s enquiry form lost four of its eleven fields: the numbers of eight weeks, and the one question that came back.',
    body: `Every field had a reason. The boiler’s age decides which engineer goes, the postcode decides when, and ‘How did you hear of us?’ was the owner’s own. Nobody had ever counted what each of them cost.

## What we took away

Four questions that a person answers better on the phone:

- the make of the boiler, which most people have to go and read
- the budget, which nobody knows before the visit
- a second phone number
- how they had heard of the firm

The postcode stayed, since it saves a drive. So did the free text, and we made it taller.

## What we counted

> We thought that fewer questions would bring more people who are only looking.

That was the worry in the office, and it was a fair one. For eight weeks the firm noted beside each enquiry whether a visit came of it. The share did not move. The number of enquiries did.

### One came back

The boiler’s age returned in the third week as a choice of three: *under five years*, *older*, *no idea*. A third of all people take ‘no idea’, and that is an answer the engineer can use.

## If you want to try it

1. Write down who uses each answer, and for what.
2. Take away every question whose answer nobody used last month.
3. Count visits as well as forms.

How we plan such a test stands on the page about [web design](/services/web-design).`,
  },
  {
    title: 'Why we stopped sending a report of thirty pages',
    name: 'one-page-report',
    summary: 'Nobody read past the second page, so the second page became the last one.',
    author: 'Founder & Director',
    daysAgo: 40,
    description:
      'Thirty pages of charts went out each month and were filed unread. What one page has to say instead, and which figures did not make it.',
    body: `For years the report grew. Each question that a client once asked became a chart, and no chart ever left.

## What is on the page now

Three figures with the month before beside each: what was spent, how many asked, how many bought. Below them stand two sentences: what we did, and what we do next.

## What is not

Impressions, positions and followers are still measured. They stand in a sheet behind the report, for the month in which something breaks.`,
  },
  {
    title: 'A slow till, and what it did to the website',
    name: 'slow-tills',
    summary: 'Stock that is twenty minutes late sells the same jacket twice on a Saturday.',
    author: 'Web developer',
    daysAgo: 1,
    description:
      'How a till that reports its sales late makes a web shop promise what is gone, and three ways to live with it until the till is replaced.',
    body: `The shop’s till tells the website what it sold every twenty minutes. On a Tuesday nobody notices.

## Three ways to live with it

To be written: hold back the last one, ask the till more often, or say so at the basket.`,
  },
];
