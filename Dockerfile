# The site as a container: docker build --build-arg SITE_URL=https://www.example.com -t foreshore .
FROM node:22-bookworm-slim AS build
# Node's own program needs it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY scripts/ensure-installed.mjs scripts/run-program.mjs scripts/
RUN node -e "import('./scripts/ensure-installed.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
# Pages name their own address, so it belongs to the build.
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN test -n "$SITE_URL" || { echo 'Name the address of the site: --build-arg SITE_URL=https://…' >&2; exit 1; }
RUN npm run --silent pack -- /site

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 libstdc++6 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin foreshore \
  && install -d -o foreshore -g foreshore -m 0700 /data /backups
COPY --from=build /site /site
ARG SITE_URL
ENV SITE_URL=$SITE_URL DATA_DIR=/data PORT=5000
ENV MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536 MALLOC_TOP_PAD_=0 MALLOC_ARENA_MAX=1
WORKDIR /site
USER foreshore
VOLUME ["/data", "/backups"]
EXPOSE 5000
# Whoever starts what is not well anew must not do so for a full disk, with which pages can still be read.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["./node", "-e", "fetch('http://127.0.0.1:5000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM lets requests and deliveries in hand finish; give it 75 seconds.
CMD ["./node", "--enable-source-maps", "--max-semi-space-size=2", "--heap-growing-percent=40", "build/main.js"]
