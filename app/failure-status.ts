import { createContext } from 'react';

/** Tells an error's page the status it is sent with; in the browser there is none, and it counts as 500. */
export const FailureStatus = createContext(500);
