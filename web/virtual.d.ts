declare module 'virtual:slot/*' {
  // The owner of a slot says what it hands to it; a contribution with other needs fails where it is written.
  const contributions: import('react').ComponentType<never>[]
  export default contributions
  /** Permission of each; null: for everybody who sees the place. */
  export const permissions: (string | null)[]
  /** Section of words of each; null: it has none of its own. */
  export const words: (string | null)[]
}

declare module 'virtual:permalinks/views' {
  const views: Record<string, import('react').ComponentType<{ data: unknown }>>
  export default views
}

declare module 'virtual:permalinks/loaders' {
  const loaders: Record<string, import('./app/lib/permalinks').PermalinkLoader>
  export default loaders
}

declare module 'virtual:manifests' {
  const manifests: import('./app/lib/screens').ScreenManifest[]
  export default manifests
}

declare module 'virtual:resource_parts' {
  /** By `<plugin>.<resource>/<part>`, first that of the resource's plugin. Each part says in its own types what it takes. */
  const parts: Record<string, (() => Promise<{ default: import('react').ComponentType<never> }>)[]>
  /** Sections of translations that parts of other plugins use, by resource. */
  export const words: Record<string, string[]>
  export default parts
}

declare module 'virtual:field_kinds' {
  /** By `<kind>/input` or `<kind>/cell`. */
  const screens: Record<string, () => Promise<{ default: import('react').ComponentType<never> }>>
  export default screens
}

declare module 'virtual:block_parts' {
  type Component = import('react').ComponentType<never>
  /** By the name of the block: `catalogue.products`. The server has `component`, the browser `load`. */
  const parts: Record<
    string,
    { component: Component; words: string[] } | { load: () => Promise<{ default: Component }> }
  >
  export default parts
}

declare module 'virtual:icon/*' {
  const icon: import('./app/ui/icon').Icon
  export default icon
}
