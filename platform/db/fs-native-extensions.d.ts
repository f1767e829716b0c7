/** Part of the package that the platform uses; it comes without types. */
declare module "fs-native-extensions" {
  const extensions: {
    /**
     * Locks a whole open file for its opener, until it is closed or the process ends.
     * @returns false when another holds it
     */
    tryLock(fd: number): boolean;
  };
  export default extensions;
}
