import { expect, test } from 'vitest';
import { fileViews } from './file-view.ts';

const file = { position: 0, stored_name: 'x', bytes: 2048, sha256: 'x' };

test('files of enquiries and letters stand together, the latest first, and only what a browser draws is shown', () => {
  const ofLead = { ...file, id: 'a', lead_id: 'l', original_name: 'brief.pdf', type: 'application/pdf' };
  const ofLetter = { ...file, message_id: 'm', missing: null };
  const views = fileViews({
    files: [{ ...ofLead, created_at: 2 }],
    letterFiles: [
      { ...ofLetter, id: 'b', original_name: 'shop.png', type: 'image/png', created_at: 3 },
      { ...ofLetter, id: 'c', original_name: 'logo.svg', type: 'image/svg+xml', created_at: 1 },
    ],
  });
  expect(views.map(({ name, address, shown }) => [name, address, shown])).toEqual([
    ['shop.png', '/admin/letters/m/files/b', true],
    ['brief.pdf', '/admin/leads/l/files/a', false],
    ['logo.svg', '/admin/letters/m/files/c', false],
  ]);
});
