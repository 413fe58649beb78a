import { texts } from '../texts.ts';
import { useEngine } from './queries.ts';

/** Says who answers here; nothing until it is known. */
export function EngineLine() {
  const { data } = useEngine();
  if (!data) return null;
  const { engine, model = '', host = '' } = data;
  return (
    <p className="text-small text-text-muted">
      <span className="font-medium text-text">{texts.engine.label}:</span>{' '}
      {engine === 'model' ? texts.engine.model(model, host) : texts.engine['built-in']}
    </p>
  );
}
