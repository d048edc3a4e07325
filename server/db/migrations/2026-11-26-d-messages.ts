import { type Kysely, sql } from 'kysely';

/** Letters both ways with their files, how far the mailbox was read, and what answers are made from. */
export async function messages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.references('people.id').onDelete('cascade'))
    .addColumn('direction', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull().unique())
    .addColumn('in_reply_to', 'text')
    .addColumn('refs', 'text', (c) => c.notNull())
    .addColumn('from_name', 'text', (c) => c.notNull())
    .addColumn('from_email', 'text', (c) => c.notNull())
    .addColumn('to_emails', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('stranger', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('passed_on_by', 'text')
    .addColumn('left_out', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('bounce_reason', 'text')
    .addColumn('author_id', 'text', (c) => c.references('staff.id').onDelete('set null'))
    .addColumn('sent_at', 'int8')
    .addColumn('at', 'int8', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('messages_direction_check', sql`direction in ('in', 'out')`)
    .addCheckConstraint('messages_kind_check', sql`kind in ('letter', 'automatic', 'bounce')`)
    .addCheckConstraint(
      'messages_state_check',
      sql`(state = 'sorted' and person_id is not null) or (state in ('unsorted', 'not-ours') and person_id is null)`,
    )
    .addCheckConstraint('messages_stranger_check', sql`stranger in (0, 1)`)
    .execute();
  await index(db, 'messages_of_person', 'messages', ['person_id', 'at', 'id']);
  await index(db, 'messages_by_state', 'messages', ['state', 'at', 'id']);
  await index(db, 'messages_by_sender', 'messages', ['from_email']);

  await db.schema
    .createTable('message_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('stored_name', 'text')
    .addColumn('original_name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'int8', (c) => c.notNull())
    .addColumn('sha256', 'text')
    .addColumn('missing', 'text')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addCheckConstraint(
      'message_files_missing_check',
      sql`(stored_name is null and missing is not null and missing in ('too-large', 'no-room'))
        or (stored_name is not null and missing is null)`,
    )
    .execute();
  await index(db, 'message_files_of_message', 'message_files', ['message_id', 'position']);
  await index(db, 'message_files_by_stored_name', 'message_files', ['stored_name']);

  await db.schema
    .createTable('mailbox_folders')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('uid_validity', 'text', (c) => c.notNull())
    .addColumn('last_uid', 'int8', (c) => c.notNull())
    .addColumn('began_at', 'int8', (c) => c.notNull())
    .addColumn('latest_at', 'int8', (c) => c.notNull())
    .addColumn('trying_uid', 'int8')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addCheckConstraint('mailbox_folders_name_check', sql`name in ('inbox', 'sent')`)
    .addCheckConstraint('mailbox_folders_counts_check', sql`last_uid >= 0 and tries >= 0`)
    .execute();

  await db.schema
    .createTable('letter_templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .execute();
  for (const [id, name, subject, text] of firstTemplates)
    await sql`insert into letter_templates (id, name, subject, text, updated_at)
      values (${id}, ${name}, ${subject}, ${text}, 0)`.execute(db);
  await db.schema
    .createTable('signatures')
    .addColumn('staff_id', 'text', (c) => c.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .execute();
}

const firstTemplates = [
  [
    'first-answer',
    'First answer, with a call',
    'Your project',
    'Hello {{first name}},\n\nthank you for writing to us. The quickest way to a proposal is a short call: you choose the time here.\n\n{{booking link}}\n\nIf you would rather write, reply to this email and tell me what matters most to you.',
  ],
  [
    'proposal',
    'Our proposal',
    'Our proposal for {{company}}',
    'Hello {{first name}},\n\nour proposal is attached. It says what we would do, in which order, and what it costs.\n\nReply with any question, or choose a time to talk it through:\n{{booking link}}',
  ],
  [
    'following-up',
    'Following up',
    'How is it going?',
    'Hello {{first name}},\n\nwe agreed on this next step: {{next step}}.\n\nIs it still what you need? A line is enough.',
  ],
];

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
