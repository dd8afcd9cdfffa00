/** Version of the contract between core and plugins; a plugin's `requires.core` is checked against it. */
export const CORE_VERSION = '1.0.0'
