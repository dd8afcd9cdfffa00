/** The part of the logger that the worker's pieces use. */
export interface WorkerLogger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
