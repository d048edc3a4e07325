import { define } from '#content/define.ts';
import { live } from '#content/live.ts';
import { type Offer, type OfferFacts, offerFactsSchema } from '#content/schema/offer.ts';
import { site, siteWords } from '#content/site.ts';
import { offerOf } from './offer-of.ts';
import { offerWords } from './offer-words.ts';

// Change dates, price and places for the next summer; the sentences follow. docs/content.md explains how.
const facts: OfferFacts = define(
  'content/offer/summer.ts',
  offerFactsSchema,
  {
    dates: {
      startsOn: '2025-07-28',
      endsOn: '2025-08-31',
      endsAtTime: '23:59:59',
      timeZone: 'Europe/London',
    },
    spots: { start: 12, everyDays: 3, capacity: 20 },
    price: 650,
    market: {
      sample: true,
      title: 'The same five parts, bought one by one',
      items: [
        {
          label: 'Website design',
          price: 800,
          included: 'Five pages, drawn for your business and built to be edited by you.',
        },
        {
          label: 'Copywriting',
          price: 300,
          included: 'Every page written after a half-hour phone interview with you.',
        },
        {
          label: 'Local SEO',
          price: 400,
          included: 'Your towns and trades in the right places, and your Google Business Profile set up.',
        },
        {
          label: 'Mobile optimisation',
          price: 200,
          included: 'Checked by hand on three phones, from a small old one to a large new one.',
        },
        {
          label: 'SSL and security',
          price: 150,
          included: 'The certificate, spam protection on your form, and a backup each night.',
        },
      ],
      columns: {
        part: 'Part',
        price: 'Price',
        withoutVat: 'Without VAT',
        withVat: 'With VAT at {{site.vatRate}}%',
      },
      totalLabel: 'Typical market total',
      off: '{{offer.percentOff}}% off',
      discount: '{{offer.percentOff}}% off the typical market total {{offer.market}}.',
      itemised: 'Itemised below',
      sampleNote: 'Sample prices: quotes from other suppliers are to take their place.',
      basis:
        '{{offer.percentOff}}% off compares {{offer.price}} with a typical market total {{offer.market}}, the sum of the five prices above. They are what a small UK business commonly pays for each part on its own. Rounded from {{offer.percentOffExact}}%, which is the same with and without VAT.',
    },
    deliveryDays: 7,
    replyHours: 24,
    hostingPerMonth: 10,
    domainNameAYear: 15,
    states: {
      upcoming: {
        preview: {
          title: 'Summer website offer, open from {{offer.startDate}}',
          description:
            'What the summer website offer includes, the market prices it is measured against, and its dates: it opens on {{offer.startDate}}.',
          socialTitle: 'The summer website offer opens on {{offer.startDate}}',
          socialDescription:
            'Read exactly what will be in it, and leave your details to be told on the first morning.',
        },
        banner: 'Opens {{offer.startDate}}: a limited summer offer, ends {{offer.endDay}}',
        headline: 'From {{offer.startDateUnbroken}}: a business website for {{offer.price}}',
        intro:
          'The offer is not open yet. Read what it includes, leave your details, and we will write on the first morning, before the places are announced anywhere else.',
        priceLabel: '{{offer.price}} from {{offer.startDate}}',
        priceNote: 'One payment for the website. Hosting is separate, at about {{offer.hosting}} a month.',
        bill: { saving: 'You save', price: 'Summer offer' },
        availability: {
          title: 'Places open on the first day',
          text: 'We can take on {{offer.capacity}} new clients for the summer. They go to the first to reply to our opening-day email.',
        },
        button: 'Tell me when it opens',
        formTitle: 'Hear from us on the first morning',
        formIntro: 'Two minutes now saves a day later: what you write here is the start of your brief.',
        messageLabel: 'What should your website do for you?',
        consent:
          'I agree to be contacted about my website project, and I understand that this is a limited-time summer offer ending {{offer.endDate}}.',
        submit: 'Put me on the list',
        changed:
          'The dates of the offer changed while you were writing. Please look at the form once more before you send it.',
        thanks: {
          title: 'You are on the list',
          text: 'You owe nothing, and no place is reserved. We write to you on opening day, and places go to those who claim them first.',
          nextSteps: [
            { title: 'Now', text: 'An email that says so is on its way to your inbox.' },
            {
              title: 'Opening day',
              text: 'You get an email with the link to claim a place, ahead of any announcement.',
            },
            { title: 'After that', text: 'Claim one, and we arrange the phone interview for your pages.' },
          ],
        },
      },
      open: {
        preview: {
          title: 'Summer website offer, open until {{offer.endDate}}',
          description:
            'What the summer website offer includes, the market prices it is measured against, and its closing date: {{offer.endDate}}.',
          socialTitle: 'The summer website offer, until {{offer.endDate}}',
          socialDescription:
            'A complete small-business website at one fixed price, until {{offer.endDate}} or until no place is left.',
        },
        banner: 'A business website at one fixed price: limited summer offer, ends {{offer.endDay}}',
        headline: 'A complete business website for {{offer.price}}',
        intro:
          'Five pages, written, designed and ready in {{offer.deliveryDays}} days once we have your logo and pictures, for up to {{offer.capacity}} new clients this summer. You know the price and every part of it before you reply.',
        priceLabel: '{{offer.price}}',
        priceNote: 'One payment. The only running cost is hosting, at about {{offer.hosting}} a month.',
        bill: { saving: 'You save', price: 'Summer offer' },
        availability: {
          title: 'Why there is a limit',
          text: 'Every site is written and designed by hand, so this summer we take at most {{offer.capacity}} new clients. Each takes a place, and one more closes every {{offer.closingDays}} days and stays closed. On {{offer.endDay}} the offer ends, whether or not places are left.',
        },
        button: 'Claim a place',
        formTitle: 'Claim your place',
        formIntro:
          'Tell us who you are and what you do. A person replies within {{offer.replyHours}} hours, weekends included, while the offer runs.',
        messageLabel: 'Anything we should know?',
        consent:
          'I agree to be contacted about my website project, and I understand that this is a limited-time summer offer ending {{offer.endDate}}.',
        submit: 'Claim this offer',
        changed: 'The offer opened while you were writing. Please read what it says now and send again.',
        thanks: {
          title: 'Thank you, your place is noted',
          text: 'You have one of the places, and the price of {{offer.price}} holds for you.',
          nextSteps: [
            {
              title: 'Within {{offer.replyHours}} hours',
              text: 'A person reads what you wrote and replies with two or three questions, at weekends too.',
            },
            {
              title: 'On the phone',
              text: 'Half an hour on your customers, your words and your pictures.',
            },
            {
              title: '{{offer.deliveryDays}} days later',
              text: 'Your website is ready to look at. The days count from when we have spoken and hold your logo, pictures and contact details. It goes live when you say so.',
            },
          ],
        },
      },
      full: {
        preview: {
          title: 'Summer website offer: no places are left',
          description:
            'This summer’s website offer has no places left. Read what was in it, and leave your details to hear about the next one.',
          socialTitle: 'The summer offer is full',
          socialDescription:
            'Nothing can be claimed any more this summer. Leave your details to hear about the next offer.',
        },
        banner: 'The summer offer has no places left',
        headline: 'No places are left. Hear about the next offer',
        intro:
          'All the places in this summer’s offer are taken or closed, so none can be claimed. You can still read what was in it.',
        priceLabel: 'Price of the offer, now full: {{offer.price}}',
        priceNote:
          'No longer available. Ask for a quote for the same work: it is free, and a person replies within 24–48 hours on working days.',
        bill: { saving: 'Saving for clients with a place', price: 'Price of the offer' },
        availability: {
          title: 'Why no place is left',
          text: 'Some places went to clients, and the others closed one by one, every {{offer.closingDays}} days. The offer still ends on {{offer.endDate}}, and none will be added before then.',
        },
        button: 'Hear about the next one',
        formTitle: 'Leave your details for the next offer',
        formIntro:
          'We keep what you write here for the next fixed-price offer and tell you its date. To start sooner, ask for a quote.',
        messageLabel: 'What do you have in mind?',
        consent:
          'I agree to be contacted about my website project and the next offer, and I understand that the limited-time summer offer ending {{offer.endDate}} has no places left.',
        submit: 'Keep my details for the next one',
        changed:
          'The last place went while you were writing. Please look at the form again before you send it.',
        thanks: {
          title: 'No place was left, and we have kept your details',
          text: 'The last place was gone before your form reached us, so you have none at this price. Everything you wrote is stored for the next offer. You have ordered nothing.',
          nextSteps: [
            {
              title: 'Now',
              text: 'No place is reserved for you and nothing is owed. Reply to our email if you would rather not hear from us.',
            },
            {
              title: 'If you described a project',
              text: 'A person answers what you wrote within one working day.',
            },
            {
              title: 'When the next offer has a date',
              text: 'We write to you with its price and its dates.',
            },
          ],
        },
      },
      ended: {
        preview: {
          title: 'Summer website offer: closed on {{offer.endDate}}',
          description:
            'The summer website offer closed on {{offer.endDate}}. Read what was in it and at what price, and leave your details to hear about the next one.',
          socialTitle: 'Closed on {{offer.endDate}}: the summer offer',
          socialDescription:
            'It is no longer on sale. The page shows what was in it and takes your details for the next one.',
        },
        banner: 'The summer offer closed on {{offer.endDateUnbroken}}',
        headline: 'The next fixed-price offer: hear of it first.',
        intro:
          'It was a website of five pages at one fixed price. Leave your details and we will tell you the price and the dates of the next one.',
        priceLabel: 'Past price: {{offer.price}}, until {{offer.endDateUnbroken}}',
        priceNote: 'No longer available.',
        availability: {
          title: 'Time and places left',
          text: 'The offer is closed: no places are left.',
        },
        button: 'Hear about the next one',
        formTitle: 'Leave your details',
        formIntro:
          'We write when the next fixed-price offer has a date. What you tell us now is read before it begins.',
        messageLabel: 'What would you like to build?',
        consent:
          'I agree to be contacted about my website project and the next offer. I\u00a0know that the summer offer ended on {{offer.endDate}}.',
        submit: 'Tell me about the next offer',
        changed: 'The offer ended while you were writing. Please read the new wording and send again.',
        thanks: {
          title: 'Thank you, you will hear from us',
          text: 'Your request came after the offer closed, and we have stored it as such. It is not an order and binds you to nothing.',
          nextSteps: [
            {
              title: 'Nothing to do now',
              text: 'We have confirmed this by email. If you change your mind, just reply to it.',
            },
            {
              title: 'Within one working day',
              text: 'If you described a project, someone answers what you wrote.',
            },
            {
              title: 'Before the next offer',
              text: 'You will hear its price and dates before it is advertised.',
            },
          ],
        },
      },
    },
    included: {
      title: 'What’s included',
      intro:
        'One price covers all of this. Nothing on the list is an extra, and nothing needed to go live is missing from it.',
      items: [
        {
          title: 'Five pages',
          text: 'Home, about, services, contact and one of your choice, such as prices, a gallery or frequent questions.',
        },
        {
          title: 'Words that sound like you',
          text: 'We write the first version from our conversation. You correct it in a shared document until it is right.',
        },
        {
          title: 'A design of your own',
          text: 'Your colours, your photographs, your logo. If you have no logo, we set your name in a typeface that suits it.',
        },
        {
          title: 'A form that reaches you',
          text: 'Enquiries arrive by email, with a copy kept on the site in case the message goes astray.',
        },
        {
          title: 'Found nearby',
          text: 'Titles, map listing and structured data for the places you serve, sent to Google on the first day.',
        },
        {
          title: 'A lesson and the keys',
          text: 'Forty minutes by video on changing text and pictures. Domain, site and content are in your name.',
        },
      ],
    },
    audiences: {
      title: 'Who it suits',
      cards: [
        {
          title: 'New businesses',
          text: 'You are opening soon and need a web address to print on things. Start with five pages that can grow.',
          example: 'A café with a signed lease, a menu and no time.',
        },
        {
          title: 'Existing businesses',
          text: 'Your site is older than your van and nobody remembers the password. We move what is worth keeping.',
          example: 'A joinery with twenty years of work and three photographs of it online.',
        },
        {
          title: 'Service providers',
          text: 'Clients come by recommendation, then look you up. Give them prices, proof and a way to book.',
          example: 'A physiotherapist whose diary is run by text message.',
        },
      ],
    },
    line: {
      text: 'Until {{offer.endDay}}: five pages, written and designed, for one fixed price.',
      label: 'See the summer offer',
    },
    asOffered: { full: 'As offered while places were left', ended: 'What it included' },
    countdown: {
      opening: 'Time until it opens',
      title: 'Time left until {{offer.endDay}}',
      extended: 'Extended on',
      over: 'Ended on {{offer.endDate}}',
      days: 'Days',
      hours: 'Hours',
      minutes: 'Minutes',
      seconds: 'Seconds',
    },
    spotsLabel: { one: 'spot left', other: 'spots left' },
    faqs: {
      title: 'Before you decide',
      items: [
        {
          question: 'Is there anything else to pay?',
          answer:
            'No, not to us: {{offer.price}} is the whole price of the website. Hosting costs about {{offer.hosting}} a month from a provider of your choice, and a .co.uk name is usually under {{offer.domainName}} a year if you do not have one yet.',
        },
        {
          question: 'What has to happen for it to be ready in {{offer.deliveryDays}} days?',
          answer:
            'The {{offer.deliveryDays}} days begin when we have spoken and hold your logo, your pictures and your contact details. We ask for them in one list, and if something is missing we say so on the first day rather than the sixth.',
        },
        {
          question: 'Can it have a shop, a booking diary or more pages?',
          answer:
            'Yes, at a separate price that you see before you agree to anything. Most clients launch the five pages first and add the rest once they have seen what visitors ask for.',
        },
        {
          question: 'What if I do not like the design?',
          answer:
            'Tell us, and we change it. You see a plain outline on day three, when a change of direction is still easy, and two rounds of revisions follow.',
        },
      ],
    },
    form: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      phone: 'Phone',
      businessName: 'Business name',
      more: 'Add a phone number, your industry or a few words',
      industry: 'Industry',
      industryPlaceholder: 'Choose your industry',
      submitting: 'Submitting...',
      failure:
        'There was an error submitting your form. Please try again or contact us directly at {{site.email}}',
      footnote: 'The {{privacy}} says how we keep and use what you send.',
      privacy: 'Privacy Policy',
      nextTitle: 'What happens next',
      ourWork: 'See our work',
      booking: {
        text: 'Would you rather talk? Pick a time for a free call: your name, email, phone and company are filled in.',
        label: 'Book Discovery Call',
        to: '/book-discovery-call',
      },
    },
    industries: [
      { id: 'retail', label: 'Retail' },
      { id: 'restaurant', label: 'Restaurant, café or pub' },
      { id: 'healthcare', label: 'Healthcare' },
      { id: 'construction', label: 'Construction and trades' },
      { id: 'professional-services', label: 'Professional services' },
      { id: 'beauty-wellness', label: 'Beauty and wellness' },
      { id: 'fitness', label: 'Fitness' },
      { id: 'automotive', label: 'Automotive' },
      { id: 'real-estate', label: 'Property and real estate' },
      { id: 'education', label: 'Education' },
      { id: 'technology', label: 'Technology' },
      { id: 'other', label: 'Something else' },
    ],
    today: {
      title: 'A site like it today',
      text: 'A quote is free. The written answer takes 24–48 hours on working days.',
    },
    quoteLink: { label: 'Request a quote', to: '/quote' },
  },
  (given) => ({ ...siteWords(), ...offerWords(given, site.vat) }),
);

/** The summer offer with what follows from its facts. */
export const summerOffer: Offer = live('object', () => offerOf(facts, site.vat));

/** What other pages may say of the offer. */
export const summerWords = () => offerWords(facts, site.vat);
