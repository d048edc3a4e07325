/**
 * How Node runs the site (decision 0077). What one request makes lives in a space of its own, which V8 would let grow
 * to 48 MB and keep: twelve are enough. And memory is swept when there is twice what stays, where V8 would wait
 * until there is several times as much.
 */
export const serverFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=100'];
