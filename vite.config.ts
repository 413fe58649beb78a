import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { backgroundGroups } from './scripts/client-build/background.ts';
import { onePathIcons } from './scripts/client-build/one-path-icons.ts';
import { plainSentinels } from './scripts/client-build/plain-sentinels.ts';
import { DICTIONARY_FILES, WEIGHTS } from './src/understanding/files.ts';
import { packed } from './src/understanding/packed.ts';
import { dictionaryFile } from './src/understanding/server/node-dictionary.ts';
import { weightsFile } from './src/understanding/server/node-understanding.ts';

const server = process.env.TAKT_SERVER ?? 'http://localhost:3000';

/** Modules that render a page to HTML when the product is built, by the page's name. */
const PRERENDERED = {
  landing: 'src/features/landing/client/render.tsx',
  logout: 'src/app/client/logout/render.tsx',
  login: 'src/app/client/login/render.tsx',
};

/** What of the app's head every page has: its icons, its manifest, the colour of the window around it. */
const MARKS = /<meta name="theme-color"[^>]*>|<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g;

/** Renders pages to HTML beside the built app, whose fonts and theme script they share. */
function prerender(): Plugin {
  let outDir = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const renderers = `${outDir}-prerendered`;
      await build({
        configFile: false,
        logLevel: 'error',
        // With all that they need, so that they run wherever they lie.
        ssr: { noExternal: true },
        plugins: [onePathIcons(), react(), tailwindcss()],
        build: {
          ssr: true,
          outDir: renderers,
          ssrEmitAssets: true,
          assetsInlineLimit: 0,
          cssMinify: true,
          rolldownOptions: { input: PRERENDERED, output: { entryFileNames: '[name].js' } },
        },
      });
      const rendererOf = (page: string) => import(pathToFileURL(join(renderers, `${page}.js`)).href);
      const app = readFileSync(join(outDir, 'index.html'), 'utf8');
      const [, themeScript] = /<script>([\s\S]*?)<\/script>/.exec(app) ?? [];
      if (themeScript === undefined) throw new Error('index.html has no theme script');
      const { renderLanding } = await rendererOf('landing');
      const { renderLogout } = await rendererOf('logout');
      const { renderLoginOutline } = await rendererOf('login');
      const marks = [...app.matchAll(MARKS)].join('');
      // Before the first script, which sets the colour of the theme.
      const marked = (page: string) => page.replace('<script>', () => `${marks}<script>`);
      writeFileSync(join(outDir, 'landing.html'), marked(renderLanding(themeScript)));
      writeFileSync(join(outDir, 'logout.html'), marked(renderLogout(themeScript)));
      writeFileSync(join(outDir, 'login-outline.html'), renderLoginOutline());
      copyPictures(join(renderers, 'assets'), join(outDir, 'assets'));
      rmSync(renderers, { recursive: true });
    },
  };
}

/** The landing's pictures are its own; fonts and all else the app has already. */
function copyPictures(from: string, to: string): void {
  for (const name of readdirSync(from).filter((file) => /\.(avif|webp)$/.test(file)))
    copyFileSync(join(from, name), join(to, name));
}

/** Compresses what the server sends as it lies, once and at full strength. */
function precompress(): Plugin {
  let assets = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      assets = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
        const content = readFileSync(join(assets, name));
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Builds the script with which the document of a device begins: it stands in there, before any other has come. */
function beginning(): Plugin {
  let outDir = '';
  return {
    name: 'beginning',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: 'src/app/client/device/picture/begin.ts', output: { format: 'iife' } },
        },
      });
      const [bundle] = [built].flat();
      if (!bundle || !('output' in bundle)) throw new Error('the beginning was not built');
      writeFileSync(join(outDir, 'beginning.html'), `<script>${bundle.output[0].code.trim()}</script>`);
    },
  };
}

/** Scripts that run beside the pages, each in a file of its own. */
const WORKERS = {
  'sw.js': 'src/app/client/worker/service-worker.ts',
  'sw-leaving.js': 'src/app/client/worker/leaving-worker.ts',
};

/** Builds the service worker with the list of what it keeps: all scripts, styles and fonts, and what a document names beside. */
function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const assets = readdirSync(join(outDir, 'assets'))
        .filter((name) => /\.(js|css|woff2)$/.test(name))
        // What is in them is in their names.
        .map((name) => ({ url: `/assets/${name}`, revision: null }));
      const beside = ['favicon.svg', 'favicon-focus.svg', 'manifest.webmanifest'].map((name) => ({
        url: `/${name}`,
        revision: createHash('sha256')
          .update(readFileSync(join(outDir, name)))
          .digest('hex')
          .slice(0, 20),
      }));
      for (const [file, input] of Object.entries(WORKERS)) {
        await build({
          configFile: false,
          logLevel: 'error',
          define: {
            PRECACHED: JSON.stringify([...assets, ...beside]),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: { input, output: { format: 'iife', entryFileNames: file } },
          },
        });
      }
    },
  };
}

/** Packs what a browser reads messages by in two files: the dictionary, which stays the same, and what was learned. */
function readerFiles(): Plugin {
  const files = new Map<string, Uint8Array>();
  const add = (kind: string, names: readonly string[], read: (name: string) => Uint8Array) => {
    const whole = gzipSync(packed(names.map((name) => [name, read(name)] as const)), { level: 9 });
    const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
    files.set(`assets/${kind}-${hash}.bin`, whole);
  };
  return {
    name: 'reader-files',
    apply: 'build',
    config() {
      add('dictionary', DICTIONARY_FILES, dictionaryFile);
      add('weights', WEIGHTS, weightsFile);
      return { define: { READER_FILES: JSON.stringify([...files.keys()].map((name) => `/${name}`)) } };
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Where Vite takes from what it puts around every `import()` of a built client. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

/**
 * Has the scripts of a lazy part fetched before they are imported, in the place of Vite's links that preload them: many
 * browsers keep a module that could not be had once as failed until the page is loaded anew.
 */
function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        // One style sheet: `importFetched` gets scripts alone.
        cssCodeSplit: false,
        // Vite names no files for a part of a single one.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => `export { importFetched as __vitePreload } from '#client/lib/part-files.ts'`,
    },
  };
}

export default defineConfig({
  // React has had this hook since version 18; libraries bring one along for older versions.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  plugins: [
    onePathIcons(),
    plainSentinels(),
    react(),
    tailwindcss(),
    prerender(),
    readerFiles(),
    beginning(),
    serviceWorker(),
    fetchBeforeImport(),
    precompress(),
  ],
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    manifest: 'chunks.json',
    // Scripts import each other by names that last: what was changed is fetched anew, and not all that imports it.
    chunkImportMap: true,
    target: 'es2022',
    // Fonts and pictures stay files: the content security policy and the cache both want them so.
    assetsInlineLimit: 0,
    // On a slow line each file beyond six waits for another to end.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that the first page needs.
            { name: 'app', tags: ['$initial'], priority: 2 },
            // Small things that many sections share: icons, and controls that need nothing else.
            {
              name: 'common',
              test: /node_modules\/lucide-react|src\/client\/ui\/(badge|input|progress|segmented-control|select|tabs)\.tsx/,
              minShareCount: 2,
              priority: 1,
            },
            // Smaller ones, of pages with rows.
            {
              name: 'lists',
              test: /src\/client\/(lib\/use-closed|ui\/stuck-sign)\.tsx?/,
              minShareCount: 2,
              priority: 1,
            },
            // What every schema of a form is made of.
            {
              name: 'schemas',
              test: /node_modules\/zod\/|src\/shared\/(endpoint|field-schemas|russian\/made-id|russian\/text-field)\.ts/,
              minShareCount: 2,
              priority: 1,
            },
            ...backgroundGroups('src/app/client/main.tsx'),
          ],
        },
      },
    },
  },
  // The server compares a page's Origin with the Host it was asked for: the proxy must leave both alone.
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
