import { requestHeaders } from './call.ts';
import { HttpError, NetworkError } from './http-error.ts';

interface UploadOptions {
  /** Name of the part in which the file travels. */
  field: string;
  /** Hears how much has been sent, 0–1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file by PUT and answers the reply; unlike `fetch` it tells how far it is. Throws as `call` does, and an
 * `AbortError` where it was given up.
 */
export function upload<Reply>(url: string, file: Blob, { field, onProgress, signal }: UploadOptions): Promise<Reply> {
  const body = new FormData();
  body.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as Reply);
      else reject(new HttpError(status, statusText, responseText));
    };
    request.onerror = () => reject(new NetworkError(url));
    request.onabort = () => reject(new DOMException('Upload given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
