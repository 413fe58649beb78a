import tls from 'node:tls';

/** A certificate for 127.0.0.1 that nobody trusts by default; its key protects nothing but tests. */
export const loopbackCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBqzCCAVGgAwIBAgIUYulRhEfO64tFsplM8MLEbJZrUAAwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRbG9vcGJhY2sgb2YgdGVzdHMwIBcNMjYxMTIxMDgzMzU1WhgP
MjEyNjEwMjgwODMzNTVaMBwxGjAYBgNVBAMMEWxvb3BiYWNrIG9mIHRlc3RzMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEv8yQIgBNw1BbYPEPVqIYLpWdV9e6p5cc
cMyunNJTFxs3t/tm0ypZ2ms/lO76gkUbHiEgU5xa6cp2i14qVcAwAqNvMG0wHQYD
VR0OBBYEFALnr2RISJ0GY1f6fibObLxizzqgMB8GA1UdIwQYMBaAFALnr2RISJ0G
Y1f6fibObLxizzqgMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYcEfwAAAYIJ
bG9jYWxob3N0MAoGCCqGSM49BAMCA0gAMEUCIBkE/T47SY/Ipo7lRXj05Vgtq8I7
6zY0/XyWkdPxp6yCAiEA5kPhzZKDUTxMwSCcl1KSsTl2TF+1ciFzdkC3IYGnCbI=
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj5GDJ3/4ShvxouUD
cRCM3AS2ZUuJFAai0zFTBPoCMsqhRANCAAS/zJAiAE3DUFtg8Q9WohgulZ1X17qn
lxxwzK6c0lMXGze3+2bTKlnaaz+U7vqCRRseISBTnFrpynaLXipVwDAC
-----END PRIVATE KEY-----
`,
};

/** Lets this process trust the certificate; what it answers ends that. */
export function trustLoopback(): () => void {
  const trusted = tls.getCACertificates();
  tls.setDefaultCACertificates([...trusted, loopbackCertificate.cert]);
  return () => tls.setDefaultCACertificates(trusted);
}
