// Loaded before the site (--require): on the message 'cut' the disk under the embedded database is gone.
const { DatabaseSync, StatementSync } = require('node:sqlite');

let gone = false;
process.on('message', (message) => {
  if (message === 'cut') gone = true;
});
process.channel?.unref();

function whileThere(prototype, name) {
  const original = prototype[name];
  prototype[name] = function (...values) {
    if (gone) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    return original.apply(this, values);
  };
}

for (const name of ['exec', 'prepare']) whileThere(DatabaseSync.prototype, name);
for (const name of ['all', 'get', 'iterate', 'run']) whileThere(StatementSync.prototype, name);
