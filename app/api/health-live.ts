/** GET /api/health/live: this process answers. For whoever restarts it when it does not; asks nothing of the storage. */
export function loader() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
