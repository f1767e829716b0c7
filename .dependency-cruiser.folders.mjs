import walls from "./.dependency-cruiser.mjs";

/**
 * Forbids cycles between folders: of two folders, one stands below the other. Tests are left out:
 * they stand beside their subject and use much that stands above it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-circle-of-folders",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...walls.options,
    exclude: {
      path: "^(\\.next|public|node_modules|e2e|simulations|testing)|\\.test\\.tsx?$",
    },
  },
};
