import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { tellCommonFailure } from './lib/failure.ts';
import { seedPreloaded } from './lib/preloaded.ts';
import { createQueryClient } from './lib/query-client.ts';
import './ui/theme.css';

const client = createQueryClient(tellCommonFailure);
seedPreloaded(client);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
