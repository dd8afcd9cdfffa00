import type { RegisteredRoute } from '#core/http/plugin_routes'

/** The fields without which a route refuses its input. */
export function requiredFields({ validator }: RegisteredRoute): string[] {
  const { required = [] } = (validator?.toJSONSchema() ?? {}) as { required?: string[] }
  return required
}
