import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#server/base/errors.ts';
import { asDomainError } from './unavailable.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

async function failure(run: () => unknown): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('It should have failed.');
}

describe('storage that cannot be used', () => {
  it('is seen in what the drivers really throw', async () => {
    const closed = new DatabaseSync(':memory:');
    closed.close();
    const readOnly = new DatabaseSync(':memory:');
    readOnly.exec('pragma query_only = on');
    // Nothing listens on port 1.
    const nobody = new pg.Client({ connectionString: 'postgres://x@127.0.0.1:1/x' });
    for (const error of [
      await failure(() => closed.exec('select 1')),
      await failure(() => readOnly.exec('create table a (b)')),
      await failure(() => new DatabaseSync('/nowhere/at/all.sqlite')),
      await failure(() => nobody.connect()),
    ]) {
      expect(isDatabaseUnreachable(error)).toBe(true);
      expect(asDomainError(error)).toMatchObject({ code: 'unavailable' });
    }
  });

  it.each(['57P01', '53300', '25P03', '25P04', '55P03', '57014'])('is seen in %s of PostgreSQL', (code) => {
    expect(isDatabaseUnreachable(Object.assign(new Error('refused'), { code }))).toBe(true);
  });

  it('is not seen in other errors', async () => {
    const database = new DatabaseSync(':memory:');
    database.exec('create table a (b unique); insert into a values (1)');
    for (const error of [
      await failure(() => database.exec('select nonsense')),
      await failure(() => database.exec('insert into a values (1)')),
      Object.assign(new Error('duplicate'), { code: '23505' }),
      new TypeError('x is not a function'),
      'text',
    ]) {
      expect(isDatabaseUnreachable(error)).toBe(false);
      expect(asDomainError(error)).toBeNull();
    }
  });

  it('leaves expected failures as they are', () => {
    const error = new DomainError('conflict', 'taken');
    expect(asDomainError(error)).toBe(error);
  });
});
