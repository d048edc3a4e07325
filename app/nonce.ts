import { createContext } from 'react';

/** Hands the CSP nonce from the server entry to the document. */
export const NonceContext = createContext<string | undefined>(undefined);
