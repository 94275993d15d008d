import { renderToStaticMarkup } from 'react-dom/server.edge'
import { Landing } from './Landing.tsx'

/** The landing page as HTML: the build puts it into the page itself, where it is read and followed before any code is here. */
export const markup = renderToStaticMarkup(<Landing />)
