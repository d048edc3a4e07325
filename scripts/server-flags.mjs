/**
 * How Node runs the site (decisions 0077 and 0119). What one request makes lives in a space of its own, which V8 would
 * let grow to 48 MB and keep: six are enough. And memory is swept when there is two fifths more than what stays, where V8
 * would wait until there is several times as much. The thread that makes releases takes the first of them back for
 * itself (`server/content/render/maker.ts`).
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=2', '--heap-growing-percent=40'];

/**
 * How the C library of Linux hands out memory (decision 0083): blocks of 64 kB and more go back to the system as soon as
 * they are free, and threads share what there is (0119). Left to itself it would keep most of what was ever in use at
 * once. Other systems know none of these names.
 */
export const serverMemory = {
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_TOP_PAD_: '0',
  MALLOC_ARENA_MAX: '1',
};
