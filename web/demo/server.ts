import { PRODUCT_NAME } from '#shared/product.ts'

/** What serves this page: our server, none at all (static files only), or nobody knows. */
export async function serverBehind(): Promise<'ours' | 'none' | 'unknown'> {
  try {
    const response = await fetch('/auth/v1/health', { cache: 'no-store' })
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    if (!isJson) return NO_SUCH_ADDRESS.includes(response.status) ? 'none' : 'unknown'
    const { name } = (await response.json()) as { name?: unknown }
    return name === PRODUCT_NAME ? 'ours' : 'unknown'
  } catch {
    return 'unknown' // no network says nothing about what is there
  }
}

/** A file server answers an address it does not know with a page, or says that there is none. */
const NO_SUCH_ADDRESS = [200, 404, 405]
