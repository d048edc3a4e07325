import { define } from '#content/define.ts';
import { type ServicePage, type ServicePageGiven, servicePageOf } from '#content/schema/service.ts';

export const aiLeadGeneration = define<ServicePage, ServicePageGiven>(
  'content/services/ai-lead-generation.ts',
  servicePageOf('ai-lead-generation'),
  {
    slug: 'ai-lead-generation',
    name: 'AI Lead Generation',
    summary:
      'Software works out who may need you this week; a person checks every first message to a stranger.',
    glance: {
      problem: 'The sales diary is empty and cold lists go nowhere.',
      firstResult: 'A first ranked list in week three of the pilot',
      price: {
        kind: 'after-review',
        reason: 'The fee depends on how much usable data you hold, so we look at that first.',
      },
    },
    hero: {
      eyebrow: 'AI Lead Generation',
      headline: 'A short list of people worth calling, every Monday',
      intro:
        'Software sorts, ranks and drafts; a trained person decides. You start the week with a list of names, the reason each one is on it, and an opening line that somebody has thought about.',
      buttons: [
        { label: 'Book Discovery Call', href: '/book-discovery-call' },
        { label: 'View Our Work', href: '/portfolio' },
      ],
      facts: [
        { value: '1 person', label: 'approves every message to a stranger' },
        { value: '1 reason', label: 'in writing beside every name' },
        { value: '0 lists', label: 'of purchased contacts' },
      ],
    },
    sections: [
      {
        kind: 'two-sides',
        id: 'the-model',
        title: 'What the model does, and where it stops',
        lead: 'Anyone selling you artificial intelligence should be able to fill in both columns.',
        left: {
          title: 'It does',
          items: [
            'Read public notices: planning applications, vacancies, new premises, tenders',
            'Compare each company with the customers you already serve well',
            'Score incoming enquiries so that the urgent one is answered first',
            'Draft an opening message from facts it can cite',
            'Summarise a call for your records, when both parties have agreed to that',
          ],
        },
        right: {
          title: 'It does not',
          items: [
            'Write to a stranger unless a person has approved the message',
            'Guess at health, beliefs, finances or anything else sensitive',
            'Pretend to be a human in a chat window',
            'Make up a compliment about an article it has not read',
            'Train another product on your customer list',
          ],
        },
        note: 'If we cannot show where a fact came from, it comes out of the draft.',
      },
      {
        kind: 'capabilities',
        id: 'sources',
        layout: 'grid',
        title: 'Four places to find people who need you',
        lead: 'We start with the warmest and move outwards only when it runs out.',
        items: [
          {
            title: 'Enquiries you already receive',
            text: 'Sorted the minute they arrive. Simple ones get an approved reply at once, from an assistant that says it is one. The rest wait, with a draft, for whoever is on duty.',
          },
          {
            title: 'Quotes that went quiet',
            text: 'Old proposals checked against new circumstances: an office move, a new budget year, a new manager.',
          },
          {
            title: 'Visitors who asked to hear more',
            text: 'Guides and calculators worth giving an email address for, followed up on the subject people came for.',
          },
          {
            title: 'Companies about to need you',
            text: 'Public events that often come before a purchase in your trade, watched daily and scored by your own rules.',
          },
        ],
      },
      {
        kind: 'comparison',
        id: 'the-law',
        title: 'Who you may write to, and how',
        lead: 'The e-privacy rules (PECR) decide whether you may send the message, and data protection law (UK GDPR) what you may know about the person. Both apply, and the answer changes with the recipient.',
        columns: ['Recipient', 'Email', 'Live phone call', 'What we record'],
        rows: [
          {
            label: 'A limited company, general address',
            cells: [
              'Allowed without prior consent; say who you are and how to stop it',
              'Screen the number against the Corporate Telephone Preference Service (CTPS) first',
              'Source and date of the address',
            ],
          },
          {
            label: 'A named person at a company',
            cells: [
              'Allowed under PECR, but their name is personal data: weigh your legitimate interest, and tell them where it came from',
              'CTPS check, and an objection is final',
              'The assessment, the notice given, any objection',
            ],
          },
          {
            label: 'A sole trader or ordinary partnership',
            cells: [
              'Treated like a private individual: consent, or the soft opt-in of the next row',
              'Screen against the TPS, for private numbers, and the CTPS',
              'Proof of consent with its wording',
            ],
          },
          {
            label: 'Someone who asked you for a price',
            cells: [
              'Soft opt-in: similar services only, with a refusal offered at the time and in each message',
              'Permitted unless they are registered or have objected',
              'The enquiry and the choice they were offered',
            ],
          },
        ],
        note: 'A working summary for England and Wales, to help you find your way. It is no substitute for your solicitor’s advice or the Information Commissioner’s guidance.',
      },
      {
        kind: 'process',
        id: 'process',
        title: 'A pilot before a programme',
        lead: 'One segment, one month, one decision at the end.',
        steps: [
          {
            when: 'Days 1–5',
            title: 'Define a good lead',
            text: 'Your ten best customers and your five worst, described until the difference can be written as rules.',
          },
          {
            when: 'Days 6–12',
            title: 'Connect and clean',
            text: 'Sources are joined, duplicates merged, and people who have opted out are locked away from the model.',
          },
          {
            when: 'Days 13–26',
            title: 'Run it small',
            text: 'Two weekly lists for a single segment. Your salesperson marks each name right or wrong, and the scores adjust.',
          },
          {
            when: 'Days 27–30',
            title: 'Decide',
            text: 'Meetings held, hours spent, cost of each conversation: a one-page account that may well say stop.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'ask-any-supplier',
        title: 'Three questions to put to any supplier of AI leads',
        lead: 'Including this one.',
        pairs: [
          {
            question: 'Where did this name come from?',
            answer:
              'Ask about a single row at random. Our export carries the source, the date and the lawful basis in columns beside the name.',
          },
          {
            question: 'What happens when somebody says no?',
            answer:
              'The refusal is stored as a fingerprint of the address, which outlives any import. A deleted contact who can be re-added next month was never really removed.',
          },
          {
            question: 'How do you count a success?',
            answer:
              'We count conversations your team held with someone able to buy. Opens and clicks are left out, because security software opens and clicks as well.',
          },
        ],
      },
      {
        kind: 'included',
        id: 'included',
        title: 'What’s Included',
        lead: 'Each month, in a form your own staff can pick up.',
        items: [
          { title: 'The Monday list', text: 'Ranked, deduplicated, with evidence beside each company.' },
          {
            title: 'Drafted first messages',
            text: 'In your tone, approved by a person, ready to send from your own mailbox.',
          },
          {
            title: 'Enquiry triage',
            text: 'Incoming forms labelled by urgency and value, then routed to the right desk.',
          },
          {
            title: 'Suppression register',
            text: 'One list of refusals, honoured across every tool you use.',
          },
          {
            title: 'A privacy file',
            text: 'Interest assessment, notice wording and data map, ready to show if anybody asks.',
          },
          {
            title: 'Monthly review',
            text: 'What was tried, what was learnt, and which source is being dropped.',
          },
        ],
      },
      {
        kind: 'case-studies',
        id: 'case-studies',
        title: 'One with a model, three before it',
        lead: 'At Chartford software sorts, and a person decides. The others begin a step earlier, with enquiries worth having.',
        cards: [
          {
            slug: 'chartford-homes',
            name: 'Chartford Homes',
            focus: 'Ready buyers put themselves in the show home’s diary',
            drawing: 'chartford-homes-tap-3',
          },
          {
            slug: 'buddha-brands',
            name: 'Buddha Brands',
            focus: 'Reminders timed to how each customer uses the jar',
            drawing: 'buddha-brands-tap-4',
          },
          {
            slug: 'yards-store',
            name: 'Yards Store',
            focus: 'Questions settled before the phone rings',
            drawing: 'yards-store-size',
          },
          {
            slug: 'den-architecture',
            name: 'Den Architecture',
            focus: 'Six questions that sort the inbox',
            drawing: 'den-architecture-tap-2',
          },
        ],
        all: { label: 'All Case Studies', href: '/portfolio' },
        sample: true,
      },
      {
        kind: 'testimonials',
        id: 'testimonials',
        title: 'Half past ten on a Sunday night',
        ids: [9],
        stars: false,
      },
    ],
    ownQuestions: [],
    asked: [
      'how-much-does-ai-lead-generation-cost',
      'is-it-legal-to-send-cold-emails-to-uk-businesses',
      'what-do-you-count-as-a-lead',
      'what-if-the-chatbot-gives-a-wrong-answer',
      'will-our-data-be-used-to-train-somebodys-ai-model',
      'what-will-our-own-team-have-to-do',
    ],
    closing: {
      title: 'Name your ten best customers',
      text: 'With that list in front of us, we can say whether there are enough others like them to justify a pilot.',
      buttons: [{ label: 'Book Discovery Call', href: '/book-discovery-call' }],
    },
  },
);
