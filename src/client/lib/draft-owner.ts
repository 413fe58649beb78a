import { createContext, use } from 'react';

/** Id of the user whose drafts this part of the app keeps; empty where nobody is signed in. */
export const DraftOwner = createContext('');

export const useDraftOwner = () => use(DraftOwner);
