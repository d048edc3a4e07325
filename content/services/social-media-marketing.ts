import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const socialMediaMarketing = define<ServicePage, ServicePageGiven>(
  'content/services/social-media-marketing.ts',
  servicePageOf('social-media-marketing'),
  {
    slug: 'social-media-marketing',
    name: 'Social Media Marketing',
    summary: 'A planned month of posts, filmed at your place, measured by enquiries and orders.',
    glance: {
      problem: 'We post when somebody remembers, and it sells nothing.',
      firstResult: 'The first planned month goes live in week four',
      price: {
        kind: 'after-review',
        reason: 'The fee depends on filming days, so we look first at what you already have.',
      },
    },
    hero: {
      eyebrow: 'Social Media Marketing',
      headline: 'Posts with a job to do, and a check that they did it',
      intro:
        'One post answers a question, another shows the workshop, a third asks for the order. We plan the mix, come and film it, and tell you which ones earned their place.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '4 weeks', label: 'planned, made and approved ahead' },
        { value: '1 day', label: 'of filming feeds a whole month' },
      ],
    },
    sections: [
      {
        kind: 'calendar',
        id: 'sample-month',
        title: 'A sample month',
        lead: 'Twelve posts for an imaginary maker of oak garden benches near Whitby, planned in March for the first warm weekends.',
        weeks: [
          {
            title: 'Week 1: be recognised',
            posts: [
              {
                day: 'Tue',
                channel: 'Instagram',
                format: 'Reel, 20 s',
                text: 'A plank becomes an armrest. Sound of the plane, no music.',
              },
              {
                day: 'Thu',
                channel: 'Facebook',
                format: 'Photo',
                text: 'The bench outside the tea room at Sandsend, with a caption asking who has sat on it.',
              },
              {
                day: 'Sat',
                channel: 'Instagram',
                format: 'Photo',
                text: 'Small terrace, one bench, four measurements.',
              },
            ],
          },
          {
            title: 'Week 2: be useful',
            posts: [
              {
                day: 'Tue',
                channel: 'Instagram',
                format: 'Carousel',
                text: 'Oak, teak or larch: how each looks after five winters.',
              },
              {
                day: 'Wed',
                channel: 'Facebook',
                format: 'Reel, 90 s',
                text: 'Oiling a bench from end to end, with the tin in shot.',
              },
              {
                day: 'Fri',
                channel: 'Facebook',
                format: 'Question',
                text: 'What size is your patio? Replies collect into a buying guide.',
              },
            ],
          },
          {
            title: 'Week 3: be believed',
            posts: [
              {
                day: 'Mon',
                channel: 'Instagram',
                format: 'Story set',
                text: 'Delivery to a customer in Helmsley, filmed with permission, from van to lawn.',
              },
              {
                day: 'Thu',
                channel: 'Facebook',
                format: 'Review',
                text: 'A verified review in full, including the grumble about the wait, and the reply.',
              },
              {
                day: 'Sun',
                channel: 'Instagram',
                format: 'Reel, 30 s',
                text: 'The joint that holds, loaded with three adults and a dog.',
              },
            ],
          },
          {
            title: 'Week 4: ask',
            posts: [
              {
                day: 'Tue',
                channel: 'Instagram',
                format: 'Carousel',
                text: 'Six benches in stock, with prices, delivery dates and a link.',
              },
              {
                day: 'Thu',
                channel: 'Facebook',
                format: 'Paid post',
                text: 'The best Reel so far, shown within forty miles to people with gardens. Labelled as an advert.',
              },
              {
                day: 'Sat',
                channel: 'Instagram',
                format: 'Story',
                text: 'Order by Monday for the bank holiday: a countdown that ends when it says.',
              },
            ],
          },
        ],
        totals: [
          { value: '12', label: 'posts from one filming day' },
          { value: '2 hours', label: 'of your time, approval included' },
          { value: '3', label: 'posts that ask for money' },
        ],
        note: 'Invented to show the mix. Yours begins with the questions your own customers ask.',
        sample: true,
      },
      {
        kind: 'capabilities',
        id: 'strategy',
        layout: 'grid',
        title: 'Six parts of the strategy',
        lead: 'Everybody begins with the first two. The other four join when there is a reason for each.',
        items: [
          {
            title: 'Choosing the networks',
            text: 'Two networks done properly, rather than five fed the same square picture.',
          },
          {
            title: 'A voice people recognise',
            text: 'A page of phrases you use, jokes you avoid and subjects you leave alone.',
          },
          {
            title: 'Filming on location',
            text: 'We bring the camera to the kitchen, yard or surgery, and film your people doing what they do.',
          },
          {
            title: 'Paid reach',
            text: 'Money goes behind posts that already do well, with a ceiling agreed in advance.',
          },
          {
            title: 'Replies and comments',
            text: 'Questions answered in working hours; complaints passed to someone who can settle them.',
          },
          {
            title: 'Creators and partners',
            text: 'Local accounts with real followers, written agreements and advertising labels that meet the CAP Code.',
          },
        ],
      },
      {
        kind: 'process',
        id: 'process',
        title: 'Four steps, then round again',
        lead: 'The fourth feeds the first, which is why month six looks nothing like month one.',
        steps: [
          {
            when: 'Week 1',
            title: 'Brand & Audience Analysis',
            text: 'We read your comments, reviews and sent mail for the words customers use, and study three rivals for the gaps they leave.',
          },
          {
            when: 'Week 2',
            title: 'Content Strategy Development',
            text: 'Four recurring themes, a job for each, and the figure by which it will be judged.',
          },
          {
            when: 'Weeks 3–4',
            title: 'Content Creation & Publishing',
            text: 'One filming day, an edit, a calendar you approve in a single sitting. Then it goes out at the hours your audience is awake.',
          },
          {
            when: 'Month end',
            title: 'Optimization & Growth',
            text: 'The bottom quarter of posts is retired, the top quarter remade, and next month is drawn up from both.',
          },
        ],
      },
      {
        kind: 'comparison',
        id: 'which-network',
        title: 'Which network suits which business',
        lead: 'Find the row that sounds like your business before you open another account.',
        columns: ['Network', 'Strong for', 'Hard work when', 'A fair first test'],
        rows: [
          {
            label: 'Instagram',
            cells: [
              'Anything that photographs well and can be bought or booked',
              'The service is hard to photograph',
              'Eight Reels, one theme',
            ],
          },
          {
            label: 'Facebook',
            cells: [
              'Local trades, events, customers over forty',
              'You want strangers to find you without paying',
              'A local group plus £100 of adverts',
            ],
          },
          {
            label: 'LinkedIn',
            cells: [
              'Selling to businesses, hiring',
              'Nobody senior will put their face to it',
              'Six posts by the director',
            ],
          },
          {
            label: 'TikTok',
            cells: [
              'Processes, transformations, dry humour',
              'Every clip needs three signatures',
              'Ten rough clips, filmed upright',
            ],
          },
          {
            label: 'Pinterest',
            cells: [
              'Homes, weddings, food, gardens',
              'Results are wanted this month',
              'Thirty pins to ten pages',
            ],
          },
        ],
        note: 'The last column is a rule of thumb from us, sized so that failing costs little.',
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'What you get in every month of the plan.',
        items: [
          {
            title: 'Editorial calendar',
            text: 'Dates, captions and pictures together, approved by you beforehand.',
          },
          { title: 'Filming and editing', text: 'Raw footage handed over as well as the finished cuts.' },
          {
            title: 'Captions and alt text',
            text: 'Subtitles burned in, descriptions written for people who cannot see the picture.',
          },
          { title: 'Community hours', text: 'Comments and messages looked after on weekdays.' },
          { title: 'Tracked links', text: 'Each one tells your analytics which post sent the visitor.' },
          {
            title: 'Monthly review',
            text: 'A call with the five best posts, the five worst and the reason for each.',
          },
        ],
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'Brands with something to show',
        lead: 'Four brands, and what their followers find after the post.',
        cards: [
          {
            slug: 'broken-society',
            name: 'Broken Society',
            focus: 'Films from the cutting room on Wednesday, the release on Friday',
            drawing: 'broken-society-after',
          },
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'Where a post about evening tea should land',
            drawing: 'buddha-brands-tap-2',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'Pieces a follower can reserve before lunch',
            drawing: 'yards-store-tap-2',
          },
          {
            slug: 'den-architecture',
            name: 'Den Architecture',
            focus: 'Six buildings, each told as a story',
            drawing: 'den-architecture-map',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'And when people do come',
        ids: [5, 10, 3],
        stars: true,
      },
    ],
    ownQuestions: [],
    asked: [
      'what-does-social-media-management-cost',
      'how-often-should-we-post',
      'who-writes-the-posts-and-who-approves-them',
      'how-long-before-social-media-brings-results',
      'what-do-you-need-from-us-each-month',
      'who-owns-the-accounts-followers-and-passwords',
    ],
    closing: {
      title: 'Show us your last nine posts',
      text: 'We will sort them into keep, remake and drop while you watch, then sketch the next four weeks together.',
      buttons: [{ label: 'Book Discovery Call', href: '/book-discovery-call' }],
    },
  },
);
