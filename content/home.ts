import { define } from './define.ts';
import { homeSchema } from './schema/home.ts';
import { siteWords } from './site.ts';

/** The words and figures of the home page. */
export const home = define(
  'content/home.ts',
  homeSchema,
  {
    hero: {
      badge: 'Driven By Results',
      headline: 'Websites and marketing that earn their keep',
      intro:
        '{{site.name}} designs, builds and promotes websites for UK businesses: one bespoke roadmap, AI-powered marketing and a monthly report in pounds.',
      primary: { label: 'Book A Free Discovery Call', to: '/lets-talk' },
      secondary: { label: 'View Our Work', to: '/portfolio' },
      report: {
        sample: true,
        title: 'Example report',
        period: 'Eight weeks',
        revenue: { label: 'Sales from campaigns', pounds: 38_874 },
        spend: { label: 'Advertising spend', pounds: 8_240 },
        weeks: [3120, 3310, 3290, 4050, 4620, 4580, 6230, 9674],
        channels: [
          { label: 'Paid search', pounds: 19_310 },
          { label: 'Shopping adverts', pounds: 11_426 },
          { label: 'Paid social', pounds: 8_138 },
        ],
      },
      promises: [
        { figure: '30 minutes', text: 'with the founder, free and without obligation' },
        { figure: '24–48 hours', text: 'on working days, for a written answer' },
        { figure: '1 report', text: 'every month, in figures you can check' },
      ],
    },
    services: {
      title: 'Our Core Services...',
      intro: 'Start with one of these four, and add the next when the first has paid for it.',
      enquire: { label: 'Enquire now', to: '/lets-talk' },
      design: {
        title: 'Web Design',
        text: 'We plan each page around the one thing your visitor came to do, then draw it for the phone first.',
        fact: 'Two to eight weeks, two to three rounds of revision',
        to: '/services/web-design',
        page: {
          caption: 'A page for an imaginary bakery, with our notes',
          brand: 'Esk Street',
          headline: 'Baked at four. Yours by seven.',
          line: 'Order by ten tonight and find it on your doorstep.',
          button: 'Order tonight',
          notes: [
            'The promise has a time in it',
            'One button, under the thumb',
            'What you get, before how it feels',
          ],
        },
      },
      development: {
        title: 'Web Development',
        text: 'Every page has a weight limit, checked on a mid-range phone. A page that is too heavy does not go live.',
        fact: 'Our build budget',
        to: '/services/web-development',
        budget: [
          { label: 'Main content visible', limit: 'under 2.5 s' },
          { label: 'Movement while loading', limit: 'none' },
          { label: 'Script before a tap', limit: 'under 15 kB' },
          { label: 'Accessibility', limit: 'WCAG 2.2 AA' },
        ],
      },
      ppc: {
        sample: true,
        title: 'PPC Advertising',
        text: 'Your money goes on searches that turn into enquiries. The ones that only turn into clicks are stopped.',
        fact: 'One week of an example account',
        to: '/services/ppc-advertising',
        terms: [
          { term: 'emergency boiler repair', spend: 420, enquiries: 21, kept: true },
          { term: 'boiler service near me', spend: 260, enquiries: 10, kept: true },
          { term: 'new boiler price', spend: 390, enquiries: 13, kept: true },
          { term: 'boiler pressure too low', spend: 310, enquiries: 1, kept: false },
        ],
      },
      leads: {
        sample: true,
        title: 'AI Lead Generation',
        text: 'At night an assistant answers with replies you have approved, sorts the enquiries and fills the diary. Your team wakes up to calls, not to an inbox.',
        fact: 'One evening of an example client',
        to: '/services/ai-lead-generation',
        timeline: [
          {
            time: '22:41',
            who: 'Visitor',
            text: 'Do you fit kitchens in Whitby? Ours needs to go by March.',
          },
          {
            time: '22:41',
            who: 'Assistant',
            text: 'Yes. I am an automated assistant. Is the room empty, and do you have its measurements?',
          },
          { time: '22:44', who: 'Visitor', text: 'Yes to both: 4.2 by 3 metres.' },
          {
            time: '22:45',
            who: 'Diary',
            text: 'Survey booked for Thursday at 09:30. Month and measurements attached.',
          },
        ],
      },
    },
    approach: {
      title: 'The Social Approach',
      intro: 'Social, because it starts as a conversation and stays one.',
      steps: [
        {
          number: '01',
          title: 'Initial Call & Insights',
          text: 'You speak with our Founder & Director, not with a salesperson. Bring one figure that bothers you, and we will look together at where it comes from.',
          result: 'You leave with: the first thing to look at',
        },
        {
          number: '02',
          title: 'Campaign Roadmap & Proposal',
          text: 'A bespoke roadmap: what to do in which month, what each part costs, and the number it is meant to move. It is yours whether or not you hire us.',
          result: 'You leave with: a plan and a fixed price',
        },
        {
          number: '03',
          title: 'On-boarding & Campaign Execution',
          text: 'We set up access, tracking and a shared calendar, then start.',
          result: 'You get: a report every month',
        },
      ],
    },
    sum: {
      title: 'Try it with your own month',
      lead: 'The numbers belong to a made-up shop. Put in what you spent and what came back.',
      inputs: [
        {
          name: 'sales',
          label: 'Sales that came from advertising',
          unit: 'pounds',
          value: 24_000,
          least: 0,
          most: 100_000_000,
          step: 500,
        },
        {
          name: 'spend',
          label: 'What the advertising cost',
          unit: 'pounds',
          value: 6000,
          least: 1,
          most: 100_000_000,
          step: 250,
        },
        {
          name: 'margin',
          label: 'What is left of a sale after goods and postage',
          unit: 'percent',
          value: 40,
          least: 1,
          most: 100,
          step: 1,
        },
      ],
      lines: [
        { name: 'back', label: 'Sales for each pound spent', unit: 'for-one', formula: 'sales ÷ spend' },
        { name: 'earned', label: 'Margin on those sales', unit: 'pounds', formula: 'sales × margin' },
        {
          name: 'left',
          label: 'Left after paying for the adverts',
          unit: 'pounds',
          formula: 'earned − spend',
        },
      ],
      asides: [{ name: 'even', unit: 'pounds', formula: 'spend ÷ margin' }],
      chart: {
        input: 'sales',
        from: 0,
        to: 48_000,
        line: 'left',
        caption: 'What is left, by sales',
      },
      conclusion:
        'At a margin of {margin}, the adverts pay for themselves once sales reach {even}. A report of sales alone would hide that.',
      sample: true,
    },
    brands: {
      title: 'How we\u00a0show a result',
      intro: 'Each story starts with the problem, then says what we changed and what happened next.',
      all: { label: 'Our Case Studies', to: '/portfolio' },
      how: { label: 'How we did it', to: '/portfolio/buddha-brands' },
      store: { client: 'Yards Store · Retail', label: 'One stock list', to: '/portfolio/yards-store' },
      doughnut: {
        client: 'Ring & Rise · Social media',
        label: 'One post, one button',
        to: '/services/social-media-marketing',
      },
    },
    testimonials: { title: 'What a useful review says' },
  },
  siteWords,
);
