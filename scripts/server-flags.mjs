/**
 * How Node runs the site (decision 0077). What one request makes lives in a space of its own, which V8 would let grow
 * to 48 MB and keep: twelve are enough. And memory is swept when there is twice what stays, where V8 would wait
 * until there is several times as much. The thread that makes releases takes the first of them back for itself
 * (`server/content/render/maker.ts`).
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=100'];

/**
 * How the C library of Linux hands out memory (decision 0083): blocks of 64 kB and more go back to the system as soon as
 * they are free. Left to itself it would keep most of what was ever in use at once. Other systems know neither name.
 */
export const serverMemory = {
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_TOP_PAD_: '0',
};
