import { defineWords } from './define-words.ts';

/** Short words in emails to visitors and in calendar entries. */
defineWords(
  'content/words/emails.ts',
  {
    plain: {
      hello: 'Hello,',
      when: 'When',
      yourTime: 'Your time',
      length: 'Length: {minutes} minutes',
      dateAt: '{date} at',
      dateAndTime: '{date} at {time} ({zone})',
      emailLabel: 'Email',
      phoneLabel: 'Phone',
      industry: 'Industry',
      lookingFor: 'Looking for',
      project: 'Project',
      goals: 'Goals',
      features: 'Features',
      numberOfPages: 'Pages',
      budget: 'Budget',
      timeline: 'Timeline',
      launch: 'Launch',
      heardThrough: 'Heard about us through',
      newsletter: 'Newsletter',
      callTitle: 'Discovery call with {name}',
      moveOrCancel: 'Move or cancel it: {link}',
      callIsOff: 'This call is cancelled. Choose another time: {link}',
    },
    composed: { helloName: 'Hello {name},' },
  },
  {},
  {
    when: 'Before the time of a call.',
    dateAt: 'Before the time, which stands in bold.',
  },
);
