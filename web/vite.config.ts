import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** One configuration for three uses: the browser's build, the render bundle (`--ssr`), and middleware in development. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss({ optimize: false })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    // Icons are bundled so that the server reads the dozen it draws, not the package's two thousand files.
    noExternal: [/^@roomtone\//, 'lucide-react'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false }
      : {
          outDir: 'dist/client',
          manifest: true,
          rollupOptions: { input: 'src/entry-client.tsx' },
        }),
  },
}))
