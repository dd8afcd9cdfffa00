import type { ServerContext } from './context'
import { isSafeOrigin } from './safe_origin'

/** Allows the forms of this page to submit or redirect to these origins. Unsafe origins are left out. */
export function permitForms({ forms }: Pick<ServerContext, 'forms'>, origins: readonly string[]): void {
  forms?.push(...origins.filter(isSafeOrigin))
}
