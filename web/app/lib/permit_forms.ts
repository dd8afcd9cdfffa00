import type { ServerContext } from './context'
import { isSafeOrigin } from './safe_origin'

/** Lets the forms of this page lead to these origins, directly or by what they are answered; no other page's do. */
export function permitForms({ forms }: Pick<ServerContext, 'forms'>, origins: readonly string[]): void {
  forms?.push(...origins.filter(isSafeOrigin))
}
