// Zod tries whether it may compile its schemas, and the content security policy reports the try. Zod reads this when it is
// loaded, so the app's first import says it, without Zod itself.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
