import { renderToStaticMarkup } from 'react-dom/server';
import { LoginOutline } from '#features/auth/client/login-outline.tsx';
import { Wordmark } from '../shell/wordmark.tsx';

/** What the document of the login page shows at once, for the app to take its place. */
export const renderLoginOutline = (): string => renderToStaticMarkup(<LoginOutline brand={<Wordmark />} />);
