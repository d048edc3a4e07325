// Plain JavaScript for any recent Node.js: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/**
 * Runs a program until it ends, and hands every request to stop on to it: signals, and the end of the npm that runs
 * this script, which could not tell us when it was killed. The program in turn sees by its channel (Node's
 * 'disconnect') when this process is gone.
 * @returns its exit status; 128 and the signal's number when a signal ended it
 */
export function runProgram(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const passOn = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    const watch = watchNpm(() => child.kill('SIGTERM'));
    const ended = () => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, passOn);
    };
    child.once('error', (error) => {
      ended();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      ended();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Whether npm runs this very script. Who started it in another way may go, and the site stays: nohup, a login shell. */
function runByNpm() {
  return Boolean(process.env.npm_lifecycle_script?.includes(path.basename(process.argv[1])));
}

function watchNpm(whenGone) {
  const parent = process.ppid;
  if (!runByNpm()) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) whenGone();
  }, 500);
}
