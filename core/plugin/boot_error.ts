/** Stops the boot. Names the plugin at fault and says how to fix it (`mend`). */
export class BootError extends Error {
  static readonly code = 'E_PLUGIN_BOOT'

  readonly code = BootError.code

  constructor(
    readonly plugin: string,
    problem: string,
    readonly mend: string,
    options?: ErrorOptions
  ) {
    super(`Plugin "${plugin}": ${problem} ${mend}`, options)
    this.name = 'BootError'
  }
}
