// Loaded into every process of a chain that a test starts: says who it is.
process.stderr.write(`pid ${process.pid}: ${process.argv[1]}\n`);
