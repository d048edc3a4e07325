import { defineWords } from './define-words.ts';

/** What is said of attached files. */
defineWords(
  'content/words/files.ts',
  {
    plain: {
      siteTooLarge: 'This is larger than the site accepts.',
      manyFromYou:
        'Many files are on their way from your connection. Please wait a minute, or send this without files.',
      manyFromAll:
        'We are taking in many files just now. Please try again in a minute, or send this without files.',
    },
    composed: {
      tooMany: 'Please attach at most {count} files',
      empty: '“{file}” is empty',
      wrongKind: '“{file}” cannot be attached: please use PDF, DOC, DOCX, JPG, JPEG or PNG',
      tooLarge: '“{file}” is larger than 10 MB',
      notReal: '“{file}” is not a real {kind} file, so it cannot be attached',
      smaller:
        'This is larger than the site accepts. Please go back and attach smaller files: up to {count}, each of up to {size} MB.',
    },
  },
  {},
);
