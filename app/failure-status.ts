import { createContext } from 'react';

/** The status with which an error page is sent; in the browser there is none, and 500 is assumed. */
export const FailureStatus = createContext(500);
