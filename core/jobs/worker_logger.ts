/** The part of the logger that the worker uses. */
export interface WorkerLogger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
