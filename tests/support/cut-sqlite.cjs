// Loaded before the site (--require): on the message 'cut' the disk under the embedded database is gone, on
// `{ cutAt: … }` from the first statement on that begins so; 'mend' brings it back. Each is answered once it holds.
const { DatabaseSync, StatementSync } = require('node:sqlite');

let gone = false;
let cutAt = null;
process.on('message', (message) => {
  gone = message === 'cut';
  cutAt = message.cutAt ?? null;
  process.send('heard');
});
process.channel?.unref();

function whileThere(prototype, name) {
  const original = prototype[name];
  prototype[name] = function (...values) {
    if (cutAt !== null && String(values[0]).startsWith(cutAt)) gone = true;
    if (gone) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    return original.apply(this, values);
  };
}

for (const name of ['exec', 'prepare']) whileThere(DatabaseSync.prototype, name);
for (const name of ['all', 'get', 'iterate', 'run']) whileThere(StatementSync.prototype, name);
