import { type Kysely, sql } from 'kysely';

/**
 * Colleagues: roles, invitations, one-time links, second factors and when a session was last used. Who had an account
 * before was the only one there and becomes an owner.
 */
export async function team(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table staff add column role text not null default 'staff'`);
  await run(`update staff set role = 'owner'`);
  await run(`alter table staff add constraint staff_role_check check (role in ('owner', 'staff'))`);
  await run('alter table staff add column left_at int8');
  await run('alter table staff_sessions add column last_used_at int8');
  await run('create index staff_sessions_by_staff on staff_sessions ("userId")');
  await links(db);
  await secondFactors(db);
}

async function links(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.references('staff.id').onDelete('set null'))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('staff_invitations_role_check', sql`role in ('owner', 'staff')`)
    .execute();
  await db.schema
    .createTable('staff_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.references('staff.id').onDelete('cascade'))
    .addColumn('invitation_id', 'text', (c) => c.references('staff_invitations.id').onDelete('cascade'))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addCheckConstraint('staff_links_about_check', sql`(staff_id is null) <> (invitation_id is null)`)
    .execute();
  await db.schema.createIndex('staff_links_by_staff').on('staff_links').column('staff_id').execute();
  await db.schema
    .createIndex('staff_links_by_invitation')
    .on('staff_links')
    .column('invitation_id')
    .execute();
}

async function secondFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_totp')
    .addColumn('staff_id', 'text', (c) => c.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'int8')
    .addColumn('last_step', 'int8', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('used_at', 'int8')
    .execute();
  await db.schema
    .createIndex('staff_recovery_codes_by_staff')
    .on('staff_recovery_codes')
    .column('staff_id')
    .execute();
  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'int8', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('last_used_at', 'int8')
    .addCheckConstraint('staff_passkeys_counter_check', sql`counter >= 0`)
    .execute();
  await db.schema.createIndex('staff_passkeys_by_staff').on('staff_passkeys').column('staff_id').execute();
  await db.schema
    .createTable('staff_steps')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.references('staff.id').onDelete('cascade'))
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addCheckConstraint(
      'staff_steps_kind_check',
      sql`kind in ('second-factor', 'passkey-sign-in', 'passkey-set-up')`,
    )
    .execute();
}
