import type { AnyResource } from '#core/resources/resource'
import type { Reader } from '#core/database/reader'

/**
 * Resources that staff make while the shop runs, such as content types. They share routes, whose address has the name of one
 * (`resourceFamilyRoutes`), and each declares permissions and screens like any other resource.
 */
export interface ResourceFamily {
  /** Topics of the change feed after which the definitions are read again. */
  topics: readonly string[]
  /** The present definitions. */
  read(reader: Reader): Promise<readonly AnyResource[]>
}
