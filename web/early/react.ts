// A script in the page itself (scripts/reactInPage.ts).
import * as react from 'react'
import * as dom from 'react-dom'
import * as client from 'react-dom/client'
import * as compilerRuntime from 'react/compiler-runtime'
import * as jsxRuntime from 'react/jsx-runtime'

declare global {
  var pageModules: Readonly<Record<string, object>>
}

globalThis.pageModules = {
  react,
  'react-dom': dom,
  'react-dom/client': client,
  'react/compiler-runtime': compilerRuntime,
  'react/jsx-runtime': jsxRuntime,
}
