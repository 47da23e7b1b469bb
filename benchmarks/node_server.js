// What somebody would take instead: Socket.IO on Node, with the events of benchmarks/sockets.py.
const http = require('node:http');
const { Server } = require('socket.io');

const state = JSON.parse(process.env.STATE);
const server = http.createServer();
const io = new Server(server, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
});
io.on('connection', (socket) => {
  let room;
  socket.on('join', (number, done) => {
    room = `r${number}`;
    socket.join(room);
    done({ ok: true });
  });
  socket.on('say', () => io.to(room).emit('state', state));
});
server.listen(0, '127.0.0.1', 4096, () => {
  process.stdout.write(`at http://127.0.0.1:${server.address().port}\n`);
});
