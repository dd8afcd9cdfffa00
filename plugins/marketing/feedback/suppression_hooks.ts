import { settleBounces } from '#plugins/marketing/feedback/suppressions'
import type { ResourceHooks } from '#core/resources/resource'

/** A lifted address begins anew: its earlier bounces count no more. */
export const lift: Required<ResourceHooks<{ email: string }>>['afterDelete'] = ({ trx, row }) =>
  settleBounces(trx, row.email)
