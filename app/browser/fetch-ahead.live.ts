import { fetchAhead } from './fetch-ahead.ts';

// Starts by itself: the first script of every page has a few bytes less to say.
fetchAhead();
